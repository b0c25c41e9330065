/** This list has one address of each kind of page that a server renders; the products are fixtures of the mock. */
export const renderedPages = [
  '/',
  '/ferry',
  '/ferry/singapore-harbourfront-to-batam-centre',
  '/ferry/johor-desaru-coast-to-singapore-tanah-merah',
  '/terminal/singapore-harbourfront',
  '/ferry-result?trip=one_way&from=HFC&to=BTC&depart=2026-12-12&adults=2',
  '/ferry-result?trip=round_trip&from=HFC&to=BTC&depart=2026-12-12&return=2026-12-14&adults=2&children=1',
  '/ferry-result?trip=open_ticket&from=HFC&to=BTC&adults=2',
  '/hotels',
  '/hotels/htl_BTM-01',
  '/attractions',
  '/attractions/att_BTM-01',
  '/packages',
  '/packages/pkg_BTM-2D1N',
  '/transport',
  '/transport/trn_BTM-PT1',
  '/cruises',
  '/cruises/crs_01',
  '/contact',
  '/privacy-policy',
  '/booking-policy',
] as const

const tags = ['en', 'id', 'zh', 'zh-Hant', 'zh-Hans-SG'] as const

/** Returns a language and an appearance for each page in turn, so that each of them meets pages of every kind. */
export function rotate(index: number): { tag: (typeof tags)[number]; scheme: 'light' | 'dark' } {
  return {
    tag: tags[index % tags.length] ?? 'en',
    scheme: index % 2 === 0 ? 'light' : 'dark',
  }
}
