import { Hono } from 'hono'
import * as z from 'zod'

import { languageCodes } from '../../../engine/language.ts'
import type { SandboxParts } from '../../parts/sandbox-parts.ts'
import { jsonInput } from '../read-input.ts'
import { listSubscribers, sendNewsletter } from './send-newsletter.ts'

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
