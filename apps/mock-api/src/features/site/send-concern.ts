import { checkImage } from '@selat/domain'
import { concernRule } from '@selat/domain/forms'

import { applyRule } from '../../engine/http/apply-rule.ts'
import { readPicture } from '../../engine/http/read-picture.ts'
import { defineOperation } from '../../operation/operation.ts'
import { limitTries } from '../../operation/rate-limit.ts'
import { displayName } from '../../world/tenants/display-name.ts'
import { siteEvents } from './site-events.ts'

/** Limits of concerns in an hour: for one mailbox, which gets a copy of each, and from one network address. */
const CONCERNS = {
  limits: { tries: 10, seconds: 3600 },
  from: { tries: 30, seconds: 3600 },
} as const
const REFERENCE_LENGTH = 6

export const sendConcern = defineOperation(
  'sendConcern',
  async ({ body }, ctx, file: Attached | null) => {
    const { store, tenant, now, ids, caller } = ctx
    const form = applyRule(concernRule, body)
    const reference = `C-${ids.readable(REFERENCE_LENGTH)}`
    await store
      .insertInto('concerns')
      .values({
        tenant: tenant.slug,
        id: ids.make('con'),
        reference,
        account_id: caller.user?.id ?? null,
        name: form.name,
        email: form.email,
        product: body.Product,
        booking_id: form.bookingId,
        concern: form.concern,
        file_name: file?.name ?? null,
        media_type: file?.mediaType ?? null,
        bytes: file?.bytes ?? null,
        received_at: now,
      })
      .execute()
    await siteEvents.publish(ctx, {
      name: 'concern_received',
      writer: form.name,
      email: form.email,
      reference,
      concern: form.concern,
      subject: body.Product,
      booking: form.bookingId,
      picture: file?.name ?? '',
    })
    return {
      status: 201,
      body: { Reference: reference, ReceivedAt: now, HasFile: file !== null },
    }
  },
  {
    before: async ({ body }, ctx) => {
      const file = body.File === undefined ? null : await readImage(body.File)
      await limitTries(ctx, 'concern', { about: body.Email, ...CONCERNS })
      return file
    },
  },
)

type Attached = { readonly name: string; readonly mediaType: string; readonly bytes: Uint8Array }

async function readImage(file: File): Promise<Attached> {
  const { kind, bytes } = await readPicture(file, checkImage)
  return { name: displayName(file.name, 'image'), mediaType: `image/${kind}`, bytes }
}
