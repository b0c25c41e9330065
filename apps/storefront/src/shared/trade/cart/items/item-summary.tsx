import { ItemBlock } from './item-block.tsx'
import { displayOf } from './item-displays.ts'
import type { AnyItem } from './item.ts'
import { PeopleText } from './people-text.tsx'
import { useItemTexts } from './use-item-texts.ts'

type ItemSummaryProps = { item: AnyItem; heading: 'h3' | 'p' }

/** Shows an item that cannot be changed here: its name, its place and time, and its people. */
export function ItemSummary({ item, heading: Heading }: ItemSummaryProps) {
  const words = useItemTexts()
  const display = displayOf(item)
  // The block of a ferry already names both terminals.
  const isFerry = item.ItemContent === 'ferry'
  return (
    <>
      <div className={isFerry ? 'sr-only' : 'mb-4'}>
        <p className="board-label text-brand-text">{display.kind(item, words)}</p>
        <Heading className="text-lg leading-snug font-bold">{display.name(item, words)}</Heading>
      </div>
      <ItemBlock item={item} />
      {!display.countsPeople?.(item) && (
        <p className="mt-3 text-sm">
          <PeopleText counts={display.people(item)} />
        </p>
      )}
    </>
  )
}
