import { BlockList, isIP } from 'node:net'

import type { Given } from '@selat/command'

/** The proxies whose `X-Forwarded-For` is trusted. */
export type TrustedProxies = Pick<BlockList, 'check'>

const LOOPBACK = '127.0.0.0/8,::1'

/** Parses `loopback`, addresses and ranges such as `10.0.0.0/8`, separated by commas. */
export function readTrustedProxies({ text, name }: Given): TrustedProxies {
  const trusted = new BlockList()
  for (const part of text.replaceAll('loopback', LOOPBACK).split(','))
    add(trusted, { text: part.trim(), name })
  return trusted
}

function add(trusted: BlockList, { text: part, name }: Given): void {
  const [address = '', bits] = part.split('/')
  const family = familyOf(address)
  const most = family === 'ipv4' ? 32 : 128
  const prefix = bits === undefined ? most : Number(bits)
  if (family === null || !/^\d+$/.test(bits ?? '0') || prefix > most)
    throw new Error(
      `${name} takes loopback, addresses and ranges such as 10.0.0.0/8, not "${part}".`,
    )
  trusted.addSubnet(address, prefix, family)
}

/**
 * Returns the address of the client: the peer of the connection, or, if that is a trusted proxy, the client that the proxy
 * names. Each proxy appends the address that called it to the header. So the header is read from its end, as long as
 * addresses are trusted proxies; entries before that may be forged.
 */
export function clientAddress(
  remote: string,
  forwardedFor: string | undefined,
  trusted: TrustedProxies,
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  let client = plainAddress(remote)
  while (isTrusted(client, trusted)) {
    const before = plainAddress(hops.pop() ?? '')
    if (familyOf(before) === null) break
    client = before
  }
  return client
}

function isTrusted(address: string, trusted: TrustedProxies): boolean {
  const family = familyOf(address)
  return family !== null && trusted.check(address, family)
}

/**
 * Returns an address in the form for comparison. A socket of both families shows an IPv4 address as `::ffff:127.0.0.1`; it
 * is compared as IPv4.
 */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  switch (isIP(address)) {
    case 4:
      return 'ipv4'
    case 6:
      return 'ipv6'
    default:
      return null
  }
}
