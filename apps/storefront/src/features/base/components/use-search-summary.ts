import { addDays, type FerryCriteria } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'

import { paths } from '../../../shared/app/paths.ts'
import { todayHere } from '../../../shared/app/today-here.ts'
import { parseCriteria } from '../../../shared/trade/ferry/criteria-url.ts'
import { terminalOf, useNetwork } from '../../../shared/trade/ferry/use-network.ts'
import { type CatalogueContent, productAddress } from '../../../shared/trade/product/product-url.ts'
import type { RecentSearch } from '../../../shared/trade/product/recent-searches.ts'

export type SearchSummary = { title: string; detail: string; to: string }

/** Describes a search in the present language; null if its day has passed or a terminal of it no longer exists. */
export function useSearchSummary(): (search: RecentSearch) => SearchSummary | null {
  const ofFerry = useFerrySummary()
  const ofProduct = useProductSummary()
  // It may still be yesterday at a terminal, so a search is left out only once its day has passed there, too.
  const firstDay = addDays(todayHere(), -1)
  return ({ product, search }) => {
    const params = new URLSearchParams(search)
    const found = product === 'ferry' ? ofFerry(params) : ofProduct(product, params)
    if (!found || (found.from !== undefined && found.from < firstDay)) return null
    return found
  }
}

type Found = SearchSummary & { from: string | undefined }

function useFerrySummary(): (params: URLSearchParams) => Found | null {
  const { t } = useTranslation('ferry')
  const format = useFormat()
  const { data: network } = useNetwork()
  const datesOf = ({ tripType, departOn, returnOn }: FerryCriteria) => {
    if (tripType === 'round_trip' && returnOn !== '') return format.dateRange(departOn, returnOn)
    return departOn === '' ? t(`tripType.${tripType}`) : format.date(departOn, 'short')
  }
  return (params) => {
    const criteria = parseCriteria(params)
    const [first] = criteria.sectors
    // Codes stand for the names until the network is loaded.
    const nameOf = (code: string) => (network ? terminalOf(network, code)?.Name : code)
    const from = nameOf(first?.from ?? criteria.from)
    const to = nameOf(criteria.sectors.at(-1)?.to ?? criteria.to)
    if (from === undefined || to === undefined) return null
    const day = first?.departOn ?? criteria.departOn
    // The ends of a journey with several sectors do not distinguish it from another, so all its places are listed. Only
    // the part of a terminal's name before the comma is shown, so that they fit on one line. The rest is its city.
    const placeOf = (code: string) => (nameOf(code) ?? code).split(',', 1)[0] ?? code
    return {
      title:
        criteria.tripType === 'multi_city'
          ? placesOf(criteria.sectors, placeOf).join(' → ')
          : t('results.title', { from, to }),
      detail: datesOf({ ...criteria, departOn: day }),
      to: paths.ferryResult(params),
      from: day === '' ? undefined : day,
    }
  }
}

/** Lists the places of a journey in order. A sector that begins elsewhere than the one before has ended adds its own start. */
function placesOf(sectors: FerryCriteria['sectors'], nameOf: (code: string) => string): string[] {
  return sectors.flatMap(({ from, to }, index) =>
    sectors[index - 1]?.to === from ? [nameOf(to)] : [nameOf(from), nameOf(to)],
  )
}

function useProductSummary(): (content: CatalogueContent, params: URLSearchParams) => Found {
  const { t } = useTranslation(['product', 'common'])
  const format = useFormat()
  return (content, params) => {
    const { q, date, checkIn, checkOut, rooms } = productAddress(content).parse(params)
    const detail = [
      q,
      date !== undefined && format.date(date, 'short'),
      checkIn !== undefined && checkOut !== undefined && format.dateRange(checkIn, checkOut),
      rooms !== undefined && t('card.rooms', { count: rooms.split(',').length }),
    ]
    return {
      title: t(`common:products.${content}`),
      detail: detail.filter((part) => typeof part === 'string').join(' · '),
      to: paths.products(content, params),
      from: date ?? checkIn,
    }
  }
}
