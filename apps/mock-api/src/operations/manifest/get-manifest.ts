import { defineOperation } from '../../kernel/operation.ts'
import { countPassengers } from '../../manifest/count-passengers.ts'
import { loadManifest } from '../../manifest/load-manifest.ts'
import { findManifestSailing } from '../../manifest/own-terminals.ts'
import { loadOfManifest } from '../../manifest/sailing-loads.ts'
import { toWirePassenger } from '../../manifest/to-wire-passenger.ts'
import { toWireManifestSailing } from '../../manifest/to-wire-sailing.ts'
import { signingKey } from '../../orders/signing-key.ts'

export const getManifest = defineOperation('getManifest', async ({ path }, ctx) => {
  const sailing = findManifestSailing(ctx, path.id)
  const aboard = { ...(await loadManifest(ctx, sailing)), key: await signingKey(ctx) }
  const passengers = aboard.travellers.map((traveller) => toWirePassenger(ctx, traveller, aboard))
  return {
    status: 200,
    body: {
      Sailing: toWireManifestSailing(ctx, sailing, await loadOfManifest(ctx, aboard)),
      Passengers: passengers,
      Counts: countPassengers(ctx, sailing, passengers),
      AsOf: ctx.now,
    },
  }
})
