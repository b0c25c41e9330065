import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../../engine/language.ts'
import type { Context } from '../../../operation/context.ts'
import type { TerminalFixture } from '../../../world/fixtures/network/network-types.ts'

/** Finds the terminal of a code; throws if the network does not have it. */
export function knownTerminal({ network }: Pick<Context, 'network'>, code: string) {
  const terminal = network.terminal(code)
  if (!terminal) throw new Error(`The network has no terminal ${code}.`)
  return terminal
}

export function toWireTerminal(
  terminal: TerminalFixture,
  language: LanguageCode,
): Schemas['Terminal'] {
  return {
    Code: terminal.code,
    Name: terminal.names[language],
    City: terminal.city,
    Country: terminal.country,
    TimeZone: terminal.timeZone,
    Latitude: terminal.latitude,
    Longitude: terminal.longitude,
  }
}
