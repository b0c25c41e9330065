import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Details } from '@selat/ui/details'
import { Link } from 'react-router-dom'

import { useProblemText } from '../../../shared/app/problem-text.ts'
import { insteadOf } from '../../../shared/trade/cart/instead-of.ts'
import { displayOf } from '../../../shared/trade/cart/items/item-displays.ts'
import { PeopleText } from '../../../shared/trade/cart/items/people-text.tsx'
import { useItemTexts } from '../../../shared/trade/cart/items/use-item-texts.ts'
import type { ItemPeopleState } from '../model/use-item-people.ts'
import { PeopleSteppers } from './people-steppers.tsx'

type ItemPeopleProps = { item: Schemas['CartItem']; people: ItemPeopleState }

/** Shows the people of an item. They can be changed here, or on the page where its rooms or its vehicle are chosen. */
export function ItemPeople({ item, people }: ItemPeopleProps) {
  const { t } = useTranslation(['item', 'passenger'])
  const bounds = displayOf(item).bounds(item, people.counts)
  const isFerry = item.ItemContent === 'ferry'
  if (bounds === null) return <ChangedElsewhere item={item} people={people} />
  return (
    <Details
      summary={isFerry ? t('passenger:party.label') : t('people.label')}
      trailing={<PeopleText counts={people.counts} />}
    >
      <div className="max-w-md">
        <PeopleSteppers item={item} people={people} bounds={bounds} />
        {isFerry && (
          <p className="mt-1 text-sm text-muted-foreground">{t('passenger:party.ageNote')}</p>
        )}
        <Refusal people={people} />
      </div>
    </Details>
  )
}

function ChangedElsewhere({ item, people }: ItemPeopleProps) {
  const { t } = useTranslation(['item', 'cart'])
  const display = displayOf(item)
  const name = display.name(item, useItemTexts())
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-border py-1.5">
      <span className="min-w-0 grow font-semibold">{t('people.label')}</span>
      <PeopleText counts={people.counts} />
      <Button asChild variant="link" size="sm">
        <Link
          to={display.address(item)}
          state={insteadOf(item)}
          aria-label={t('cart:item.changeItem', { item: name })}
        >
          {t('cart:item.change')}
        </Link>
      </Button>
    </div>
  )
}

function Refusal({ people: { failure } }: Pick<ItemPeopleProps, 'people'>) {
  const toText = useProblemText()
  if (!failure) return null
  return (
    <Alert variant="destructive" live="assertive" className="mt-3">
      {toText(failure)}
    </Alert>
  )
}
