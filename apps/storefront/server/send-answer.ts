import type { Context } from 'hono'

import { contentSecurityPolicyWith } from '../content-security-policy.ts'
import { escapeAttribute } from './escape-attribute.ts'
import type { Encoding, KeptPage } from './page-cache.ts'
import type { SiteDocument } from './site-files.ts'
import type { Base } from './tenants.ts'

/** Sends a rendered page, or a 304 if the visitor has it already. */
export async function sendPage(context: Context, page: KeptPage): Promise<Response> {
  context.header('Content-Security-Policy', page.policy)
  context.header('Cache-Control', 'no-cache')
  context.header('ETag', page.etag)
  context.header('Vary', 'Accept-Encoding, Cookie, Accept-Language')
  if (!page.isIndexed) context.header('X-Robots-Tag', 'noindex')
  if (names(context.req.header('if-none-match'), page.etag)) return context.body(null, 304)
  const encoding = encodingOf(context.req.header('accept-encoding'))
  if (encoding !== 'identity') context.header('Content-Encoding', encoding)
  context.header('Content-Type', 'text/html; charset=utf-8')
  return context.body(await page.body(encoding), page.status)
}

/** Whether one of the tags that a visitor has is the page's. A proxy that compresses anew marks the tag as weak. */
function names(tags = '', etag: string): boolean {
  return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** Returns the shortest encoding that the visitor reads; a weight of 0 says that the visitor does not read it. */
function encodingOf(accepted = ''): Encoding {
  const read = accepted.split(',').filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
  const reads = (name: string) => read.some((part) => part.split(';')[0]?.trim() === name)
  if (reads('br')) return 'br'
  return reads('gzip') ? 'gzip' : 'identity'
}

export type ShellAnswer = { status: 200 | 404 | 503; isPrivate: boolean }

/** The tenant of the page; null if it is not known in time. */
type TenantOf = { base: Base | null }

/** Sends the document in which the browser renders the page. */
export function sendShell(
  context: Context,
  document: SiteDocument,
  { status, isPrivate, base }: ShellAnswer & TenantOf,
): Response {
  allow(context, document, base?.Analytics?.Beacon)
  if (isPrivate) context.header('X-Robots-Tag', 'noindex')
  if (status === 503) context.header('Retry-After', '30')
  context.header('Cache-Control', 'no-cache')
  context.header('Vary', 'Cookie, Accept-Language')
  return context.html(withTitle(document.shell, base), status)
}

/** Adds the name of the site, which is the title until the page has one of its own: the browser puts that before it. */
function withTitle(shell: string, base: Base | null): string {
  return base
    ? shell.replace('</head>', () => `<title>${escapeAttribute(base.Name)}</title></head>`)
    : shell
}

/** Sends a page that says why another could not be rendered. */
export function sendFailure(context: Context, document: SiteDocument, page: string): Response {
  allow(context, document)
  context.header('Cache-Control', 'no-store')
  return context.html(page, 500)
}

function allow(
  context: Context,
  { template: { nonce } }: SiteDocument,
  beacon?: string | null,
): void {
  context.header('Content-Security-Policy', contentSecurityPolicyWith({ nonce, beacon }))
}
