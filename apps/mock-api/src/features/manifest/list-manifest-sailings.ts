import { calendarDateIn } from '@selat/domain'

import { refuse } from '../../engine/http/refusal.ts'
import { defineOperation } from '../../operation/operation.ts'
import { toWireTerminal } from '../product/ferry/wire-network.ts'
import { sailingsOfDay } from './day-sailings.ts'
import { ownTerminals } from './own-terminals.ts'
import { loadSailings } from './sailing-loads.ts'
import { toWireManifestSailing } from './to-wire-sailing.ts'

export const listManifestSailings = defineOperation(
  'listManifestSailings',
  async ({ query }, ctx) => {
    const terminals = ownTerminals(ctx)
    const terminal =
      query.terminal === undefined
        ? terminals[0]
        : terminals.find(({ code }) => code === query.terminal)
    if (!terminal) return refuse('not_found')
    const direction = query.direction ?? 'departure'
    const date = query.date ?? calendarDateIn(ctx.now, terminal.timeZone)
    const sailings = sailingsOfDay(ctx.network, terminal, direction, date)
    const loadOf = await loadSailings(ctx, sailings)
    return {
      status: 200,
      body: {
        Terminals: terminals.map((one) => toWireTerminal(one, ctx.language)),
        Terminal: terminal.code,
        Direction: direction,
        Date: date,
        Items: sailings.map((sailing) => toWireManifestSailing(ctx, sailing, loadOf(sailing))),
        AsOf: ctx.now,
      },
    }
  },
)
