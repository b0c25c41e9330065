import { calendarDateIn, defaultStay, isB2bHost } from '@selat/domain'
import { languages } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { paths } from '../src/shared/app/paths.ts'
import type { ServerClock } from '../src/shared/app/visitor/server-clock.ts'
import { routeLinks } from '../src/shared/trade/ferry/route-links.ts'
import type { CallApi, CallContext } from './call-api.ts'
import type { Visit } from './read-visit.ts'
import type { Base } from './tenants.ts'

/** The pages of an account, of a purchase or of an agency, which are of no use in search results, and the paths of the API. */
const PRIVATE = [
  ...['/cart', '/checkout', '/payment', '/pending-payment', '/success-payment', '/order-detail'],
  ...['/order-history', '/history/', '/receipt', '/paid-dolphin', '/profile', '/agency'],
  ...['/customers', '/quotations', '/wallet_balance', '/manifest', '/travel/', '/admin/'],
]

/** Whether a site has pages that search engines can find. On a site of agents, all visitors have to log in first. */
export const hasFoundPages = ({ host }: Pick<Visit, 'host'>): boolean => !isB2bHost(host)

export function robots(visit: Pick<Visit, 'host' | 'url'>): string {
  return [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    ...(hasFoundPages(visit) ? ['', `Sitemap: ${visit.url.origin}/sitemap.xml`] : []),
    '',
  ].join('\n')
}

/** The most pages of a list that are read; no tenant has more products of a kind. */
const MOST_PAGES = 50

export type SitemapParts = {
  base: Base
  visit: Visit
  callApi: CallApi
  clock: ServerClock
  context: CallContext
}

/** Returns every page of a site that search engines can find, with its address in each language. */
export async function sitemap(parts: SitemapParts): Promise<string> {
  const { base, visit } = parts
  const contents = base.Products.filter((content) => content !== 'ferry')
  const products = await Promise.all(
    contents.map(async (content) => {
      const ids = await idsOf(content, parts)
      return [paths.products(content), ...ids.map((id) => paths.product(content, id))]
    }),
  )
  const addresses = [
    paths.home(),
    ...(base.Products.includes('ferry') ? [paths.ferry(), ...(await ferryPages(parts))] : []),
    ...products.flat(),
    ...[paths.contact(), paths.bookingPolicy(), paths.privacyPolicy()],
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...addresses.map((path) => entry(new URL(path, visit.url.origin), base)),
    '</urlset>',
    '',
  ].join('\n')
}

function entry(url: URL, { Languages }: Base): string {
  const offered = languages.filter(({ code }) => Languages.includes(code))
  const alternates = offered.map(({ tag }) => {
    const href = `${url.href}?lang=${tag}`
    return `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`
  })
  return `<url><loc>${url.href}</loc>${alternates.join('')}</url>`
}

/** Returns the pages of the routes in both directions and of the terminals in the tenant's network. */
async function ferryPages({ base, callApi, context }: SitemapParts): Promise<string[]> {
  const query = new URLSearchParams({
    system: String(base.System),
    currency: base.DefaultCurrency,
  })
  const request = new Request(`http://api/travel/v1/ferry/terminal?${query}`)
  const response = await callApi(request, context)
  if (!response.ok) throw new Error(`The ferry network answers ${response.status}`)
  const network = (await response.json()) as Schemas['FerryNetwork'] // the contract gives this path this type
  return [
    ...routeLinks(network).map(({ path }) => path),
    ...network.Terminals.flatMap(({ Slug }) => (Slug === undefined ? [] : [paths.terminal(Slug)])),
  ]
}

type Listed = { Items: { Id: string }[]; Total: number }

/**
 * Returns a stay, because the list of hotels needs one. Any stay will do, because hotels without a free room are
 * listed, too.
 */
function nextStay(clock: ServerClock): { checkIn: string; checkOut: string; rooms: string } {
  return { ...defaultStay(calendarDateIn(clock.at(), 'Asia/Singapore')), rooms: '2' }
}

async function idsOf(
  content: Schemas['CatalogueContent'],
  { base, callApi, clock, context }: SitemapParts,
): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = new URLSearchParams({
      system: String(base.System),
      currency: base.DefaultCurrency,
      page: String(page),
      ...(content === 'hotel' && nextStay(clock)),
    })
    const request = new Request(`http://api/travel/v1/${content}?${query}`)
    // oxlint-disable-next-line no-await-in-loop -- the first page says how many pages there are
    const response = await callApi(request, context)
    if (!response.ok) throw new Error(`The list of ${content} answers ${response.status}`)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { Items, Total } = (await response.json()) as Listed // the contract gives each list this type
    ids.push(...Items.map(({ Id }) => Id))
    if (Items.length === 0 || ids.length >= Total) break
  }
  return ids
}
