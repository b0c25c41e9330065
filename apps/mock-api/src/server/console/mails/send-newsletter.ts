import { Hono } from 'hono'
import * as z from 'zod'

import { languageCodes, type LanguageCode } from '../../../engine/language.ts'
import { hashSecret } from '../../../engine/random/ids.ts'
import { leaveToken } from '../../../features/site/newsletter.ts'
import { sendIssue, type Issue } from '../../../mail/newsletter-mail.ts'
import type { SandboxParts } from '../../parts/sandbox-parts.ts'
import { jsonInput } from '../read-input.ts'
import { refuseTenant } from '../refuse-tenant.ts'

const LONGEST_TITLE = 120
const LONGEST_NEWS = 4000

const issueInput = z.strictObject({
  tenant: z.string(),
  /** The title is one line, because it is the subject of a mail. */
  title: z
    .string()
    .trim()
    .min(1)
    .max(LONGEST_TITLE)
    .regex(/^[^\p{Cc}]*$/u),
  news: z.string().trim().min(1).max(LONGEST_NEWS),
  language: z.enum(languageCodes).optional(),
})

/** The routes of the newsletter, whose issues a site's staff writes. */
export function newsletterRoutes(services: SandboxParts) {
  return new Hono()
    .get('/newsletter', async (c) => c.json(await listSubscribers(services)))
    .post('/newsletter', jsonInput(issueInput), async (c) =>
      c.json(await sendNewsletter(services, c.req.valid('json'))),
    )
}

/**
 * Counts the subscribers who would get an issue, by site and by the language of the subscription; sites are in their own
 * order.
 */
async function listSubscribers({ store, tenants }: SandboxParts) {
  const rows = await store.db
    .selectFrom('subscribers')
    .select(({ fn }) => ['tenant', 'language', fn.countAll<number | string>().as('count')])
    .where('state', '=', 'confirmed')
    .groupBy(['tenant', 'language'])
    .orderBy('language')
    .execute()
  return {
    sites: tenants.all.map(({ slug, name }) => ({
      tenant: slug,
      name,
      readers: rows
        .filter(({ tenant }) => tenant === slug)
        .map(({ language, count }) => ({ language, count: Number(count) })),
    })),
  }
}

export type WantedIssue = Issue & {
  readonly tenant: string
  /** Restricts the issue to subscriptions in this language. */
  readonly language?: LanguageCode | undefined
}

/** Mails an issue to all confirmed subscribers of a site's newsletter, each with a link of its own to unsubscribe. */
async function sendNewsletter(
  services: SandboxParts,
  { tenant: slug, language, ...issue }: WantedIssue,
): Promise<{ sent: number }> {
  const tenant = services.tenants.all.find((candidate) => candidate.slug === slug)
  if (!tenant) return refuseTenant('/tenant', services.tenants)
  const now = services.clock.now()
  return services.store.transaction(async (store) => {
    const work = { ...services.workAt(store, now), tenant }
    const confirmed = store
      .selectFrom('subscribers')
      .selectAll()
      .where('tenant', '=', slug)
      .where('state', '=', 'confirmed')
      .orderBy('email_key')
    const readers = await (
      language === undefined ? confirmed : confirmed.where('language', '=', language)
    ).execute()
    for (const reader of readers) {
      // Subscriptions of older releases have no secret to unsubscribe with, so it is stored now.
      if (reader.leave_hash === null)
        await store
          .updateTable('subscribers')
          .set({ leave_hash: hashSecret(await leaveToken(work, reader.email_key)) })
          .where('tenant', '=', slug)
          .where('email_key', '=', reader.email_key)
          .execute()
      await sendIssue(work, reader, issue)
    }
    return { sent: readers.length }
  })
}
