import { BlockList, isIP } from 'node:net'

import type { Given } from '@selat/command'

/** The proxies whose `X-Forwarded-For` is believed. */
export type TrustedProxies = Pick<BlockList, 'check'>

const LOOPBACK = '127.0.0.0/8,::1'

/** Reads `loopback`, addresses and ranges such as `10.0.0.0/8`, with commas between. */
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
 * Who calls: whoever opened the connection, and where that is a trusted proxy, whoever it names. Each proxy writes at the
 * end of the header from whom it took the call, so that it is read from there, as far as proxies are trusted. What stands
 * before that may be forged.
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

/** An IPv4 address that a socket of both families tells as `::ffff:127.0.0.1` is that IPv4 address. */
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
