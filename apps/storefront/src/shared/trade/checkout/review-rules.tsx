import { Details } from '@selat/ui/details'

import { type RuledItem, type RuleGroup, useItemRules } from './use-item-rules.ts'

type ReviewRulesProps = {
  items: readonly RuledItem[]
  /** The instant by the server's clock. */
  now: string
  /** Whether every item stays open, as paper needs. */
  isOpen?: boolean
}

/** The greatest number of items whose rules are all open; if there are more, each is folded. */
const openItemsMax = 2

/** Shows the rules that hold after paying, item by item: cancelling, changing, baggage, check-in. */
export function ReviewRules({ items, now, isOpen = false }: ReviewRulesProps) {
  const rulesOf = useItemRules(now)
  const isFolded = !isOpen && items.length > openItemsMax
  return (
    <div className={isFolded ? 'border-t border-border' : 'flex flex-col gap-6'}>
      {items.map((item) =>
        isFolded ? (
          <Details key={item.id} summary={<h4 className="text-base">{item.name}</h4>}>
            <Groups groups={rulesOf(item)} />
          </Details>
        ) : (
          <div key={item.id}>
            <h4 className="mb-2 text-base">{item.name}</h4>
            <Groups groups={rulesOf(item)} />
          </div>
        ),
      )}
    </div>
  )
}

function Groups({ groups }: { groups: readonly RuleGroup[] }) {
  return groups.map(({ title, rules }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part is its place in the item
    <div key={index} className="not-first:mt-4">
      {title !== null && <p className="mb-1 board-label text-brand-text">{title}</p>}
      <dl className="flex flex-col gap-1.5 text-sm">
        {rules.map(({ about, texts }) => (
          <div key={about} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-muted-foreground">{about}</dt>
            {texts.map((text) => (
              <dd key={text} className="sm:col-start-2">
                {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  ))
}
