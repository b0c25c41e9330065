import { SegmentedControl } from '@selat/ui/segmented-control'
import type { ReactNode } from 'react'

import { useParams } from '../app/hash-route.ts'
import { Hint } from './hint.tsx'
import { SearchBox } from './search-box.tsx'
import { useSteadyList } from './use-steady-list.ts'
import { WaitingNote } from './waiting-note.tsx'

type SearchedCardsProps<Item> = {
  /** The plural name of the items, as in "payments". */
  of: string
  placeholder: string
  /** The label of the choice that shows only the items that can still be acted on. */
  open: string
  /** The items; null until the sandbox has answered. */
  items: readonly Item[] | null
  /** Whether an item fits the search; left out if the sandbox has already searched. */
  fits?: (item: Item, search: { q: string; isOpenOnly: boolean }) => boolean
  /** The text that is shown if there are no items at all, with the way to get the first one. */
  none: { title: string; how: string }
  renderCard: (item: Item) => ReactNode
}

/** Shows cards with a search that the address keeps. New cards wait while the pointer or focus is among them. */
export function SearchedCards<Item extends { id: string }>({
  of,
  placeholder,
  open,
  items,
  fits = () => true,
  none,
  renderCard,
}: SearchedCardsProps<Item>) {
  const { params, set } = useParams()
  const { q = '', show = '' } = params
  const search = { q: q.trim().toLowerCase(), isOpenOnly: show === 'open' }
  const isSearching = search.q !== '' || search.isOpenOnly
  const found = (items ?? []).filter((item) => fits(item, search))
  const { ref, shown, waiting, release } = useSteadyList(found, idOf)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label={`Search ${of}`}
          placeholder={placeholder}
          value={q}
          onValueChange={(text) => set({ q: text }, { replace: true })}
        />
        <SegmentedControl
          label={`Which ${of} are shown`}
          options={[
            { value: '', label: 'All' },
            { value: 'open', label: open },
          ]}
          value={search.isOpenOnly ? 'open' : ''}
          onValueChange={(value) => set({ show: value }, { replace: true })}
        />
      </div>
      <div ref={ref} className="relative">
        <WaitingNote count={waiting} onShow={release} />
        <ul className="grid items-start gap-4 xl:grid-cols-2">
          {shown.map((item) => (
            <li key={item.id} className="min-w-0">
              {renderCard(item)}
            </li>
          ))}
        </ul>
        {items !== null && found.length === 0 && (
          <Hint title={isSearching ? `None of the ${of} fits` : none.title}>
            {isSearching ? 'Search for less, or show all.' : none.how}
          </Hint>
        )}
      </div>
    </>
  )
}

const idOf = ({ id }: { id: string }) => id
