"""Where notices may go: to addresses of the internet, never into the network of the server."""

from ipaddress import IPv6Address, ip_address, ip_network

TRANSLATED = ip_network("64:ff9b::/96")  # IPv4 addresses as some networks write them in IPv6
SPECIAL = (ip_network("192.88.99.0/24"), ip_network("64:ff9b:1::/48"), ip_network("2002::/16"), ip_network("2001::/32"))


def public(address: str) -> bool:
    """Whether an IP address is one of the internet. What is no address is not."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped:
            return public(str(ip.ipv4_mapped))
        if ip in TRANSLATED:
            return public(str(ip_address(int(ip) & 0xFFFFFFFF)))
    special = any(ip.version == each.version and ip in each for each in SPECIAL)
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified or special)
