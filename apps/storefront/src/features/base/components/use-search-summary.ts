import { addDays } from '@selat/domain'
import type { FerryCriteria } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'

import { paths } from '../../../shared/app/paths.ts'
import { todayHere } from '../../../shared/app/today-here.ts'
import { parseCriteria } from '../../../shared/trade/ferry/criteria-url.ts'
import { terminalOf, useNetwork } from '../../../shared/trade/ferry/use-network.ts'
import { productAddress } from '../../../shared/trade/product/product-url.ts'
import type { CatalogueContent } from '../../../shared/trade/product/product-url.ts'
import type { RecentSearch } from '../../../shared/trade/product/recent-searches.ts'

export type SearchSummary = { title: string; detail: string; to: string }

/** A search in words, in today's language; null when its day has passed or its places are gone. */
export function useSearchSummary(): (search: RecentSearch) => SearchSummary | null {
  const ofFerry = useFerrySummary()
  const ofProduct = useProductSummary()
  // Shores lie behind some devices' clocks: what is not surely over is shown.
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
    // Until the names are there, codes keep their place.
    const nameOf = (code: string) => (network ? terminalOf(network, code)?.Name : code)
    const from = nameOf(first?.from ?? criteria.from)
    const to = nameOf(criteria.sectors.at(-1)?.to ?? criteria.to)
    if (from === undefined || to === undefined) return null
    const day = first?.departOn ?? criteria.departOn
    // The ends of a journey of several sectors do not tell it from another. What follows a comma in a terminal's name is
    // its city, without which the whole journey fits on one line.
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

/** The places of a journey in order; a sector that starts elsewhere than the one before has ended begins with its own. */
function placesOf(sectors: FerryCriteria['sectors'], nameOf: (code: string) => string): string[] {
  return sectors.flatMap(({ from, to }, index) =>
    sectors[index - 1]?.to === from ? [nameOf(to)] : [nameOf(from), nameOf(to)],
  )
}

function useProductSummary(): (content: CatalogueContent, params: URLSearchParams) => Found {
  const { t } = useTranslation(['product', 'common'])
  const format = useFormat()
  return (content, params) => {
    const { q, date, checkIn, checkOut, rooms } = productAddress[content].parse(params)
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
