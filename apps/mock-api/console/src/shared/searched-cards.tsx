import { SegmentedControl } from '@selat/ui/segmented-control'
import type { ReactNode } from 'react'

import { useParams } from '../app/hash-route.ts'
import { Hint } from './hint.tsx'
import { SearchBox } from './search-box.tsx'
import { useSteadyList } from './use-steady-list.ts'
import { WaitingNote } from './waiting-note.tsx'

type SearchedCardsProps<Item> = {
  /** What they are, as in "payments". */
  of: string
  placeholder: string
  /** What those are called that can still be acted on. */
  open: string
  /** Null until the sandbox has said. */
  items: readonly Item[] | null
  /** Which of them are shown. Left out where the sandbox has chosen them by the same search. */
  fits?: (item: Item, search: { q: string; isOpenOnly: boolean }) => boolean
  /** What is said where there are none at all, and how the first one comes about. */
  none: { title: string; how: string }
  renderCard: (item: Item) => ReactNode
}

/** Cards with a search that the address keeps. What is new waits while one is among them. */
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
