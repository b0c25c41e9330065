import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { callErrorOf } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { Checkbox } from '@selat/ui/checkbox'
import { RadioGroup } from '@selat/ui/radio-group'
import { type ReactNode, useState } from 'react'

import { useIssueText } from '../../../../shared/kit/form/use-issue-text.ts'
import { ItemBlock } from '../../../../shared/trade/cart/items/item-block.tsx'
import { displayOf } from '../../../../shared/trade/cart/items/item-displays.ts'
import { PeopleText } from '../../../../shared/trade/cart/items/people-text.tsx'
import { useDatedItemName } from '../../../../shared/trade/cart/items/use-item-name.ts'
import { SectorCrossing } from '../../../../shared/trade/ferry/sector-crossing.tsx'
import { useTitledName } from '../../../../shared/trade/passenger/use-titled-name.ts'
import { everything, partsOf, toRefundWish } from '../../../../shared/trade/ticket/refund-parts.ts'
import type { RefundGroup } from '../../../../shared/trade/ticket/refund-parts.ts'
import { leftAlone } from '../../model/company.ts'
import { refundIssue } from '../../model/refused-issue.ts'
import { useTicketNames } from '../use-ticket-names.ts'

export type RefundChoice = { scope: 'all' | 'part'; chosen: ReadonlySet<string> }

export type ChoosePartsProps = {
  groups: readonly RefundGroup[]
  /** All tickets of the booking, including those that cannot be cancelled. */
  tickets: readonly Schemas['Ticket'][]
  choice: RefundChoice
  onChange: (choice: RefundChoice) => void
  isAsking: boolean
  error: Error | null
  onAsk: (wish: Schemas['RefundWish']) => void
}

/** Asks what to cancel: the rest of the booking, or single travellers on single sectors and single items. */
export function ChooseParts({
  groups,
  tickets,
  choice,
  onChange,
  isAsking,
  error,
  onAsk,
}: ChoosePartsProps) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const namesOf = useTicketNames()
  const [isMissed, setMissed] = useState(false)
  const parts = partsOf(groups)
  if (parts.length === 0) return <Alert title={t('issue.refund_nothing_left')} />
  const isPart = choice.scope === 'part' && parts.length > 1
  const isEmpty = isPart && choice.chosen.size === 0
  const alone = isPart ? leftAlone(tickets, choice.chosen) : []
  const ask = () => {
    setMissed(isEmpty)
    if (isEmpty || alone.length > 0 || isAsking) return
    const isAll = !isPart || choice.chosen.size === parts.length
    onAsk(isAll ? everything : toRefundWish(groups, choice.chosen))
  }
  return (
    <div className="flex flex-col gap-6">
      {parts.length > 1 && (
        <RadioGroup
          legend={t('cancelBooking.what')}
          variant="card"
          columns={2}
          value={choice.scope}
          onValueChange={(scope) => onChange({ ...choice, scope })}
          options={[
            { value: 'all', label: t('cancelBooking.all'), hint: t('cancelBooking.allHint') },
            { value: 'part', label: t('cancelBooking.part'), hint: t('cancelBooking.partHint') },
          ]}
        />
      )}
      <ul className="flex flex-col gap-3">
        {groups.map((group) => (
          <Card asChild key={group.key} className="p-4 sm:p-5">
            <li>
              <Group
                group={group}
                isChoosable={isPart}
                chosen={choice.chosen}
                onChosen={(chosen) => onChange({ ...choice, chosen })}
              />
            </li>
          </Card>
        ))}
      </ul>
      {isMissed && isEmpty && (
        <Alert variant="destructive" live="assertive">
          {t('cancelBooking.chooseOne')}
        </Alert>
      )}
      {alone.length > 0 && (
        <Alert variant="warning" live="polite">
          {format.sentences([
            t('issue.refund_unaccompanied', { people: namesOf(alone) }),
            t('afterSale.companyRule'),
          ])}
        </Alert>
      )}
      <Refused error={error} />
      <Button size="lg" className="self-start" loading={isAsking} onClick={ask}>
        {t('cancelBooking.ask')}
      </Button>
      <p className="text-sm text-muted-foreground">{t('cancelBooking.askNote')}</p>
    </div>
  )
}

type GroupProps = {
  group: RefundGroup
  isChoosable: boolean
  chosen: ReadonlySet<string>
  onChosen: (chosen: ReadonlySet<string>) => void
}

function Group({ group, isChoosable, chosen, onChosen }: GroupProps) {
  const titledName = useTitledName()
  const itemName = useDatedItemName()
  const rows: { id: string; label: string; hint?: ReactNode }[] =
    group.kind === 'item'
      ? [
          {
            id: group.item.Id,
            label: itemName(group.item),
            hint: <PeopleText counts={displayOf(group.item).people(group.item)} />,
          },
        ]
      : group.tickets.map(({ Id, Title, PassengerName }) => ({
          id: Id,
          label: titledName(Title, PassengerName),
        }))
  const toggle = (id: string, isOn: boolean) =>
    onChosen(new Set(isOn ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
  return (
    <div className="flex flex-col gap-3">
      {group.kind === 'tickets' && (
        <SectorCrossing
          size="cart"
          from={group.sector.From}
          to={group.sector.To}
          sailing={group.sector.Sailing}
          operatorName={group.sector.OperatorName}
        />
      )}
      <ul className="flex flex-col gap-2">
        {rows.map(({ id, label, hint }) => (
          <li key={id}>
            {isChoosable ? (
              <Checkbox
                label={label}
                hint={hint}
                checked={chosen.has(id)}
                onChange={(event) => toggle(id, event.target.checked)}
              />
            ) : (
              <>
                <p className="font-medium">{label}</p>
                {hint !== undefined && <p className="text-sm text-muted-foreground">{hint}</p>}
              </>
            )}
          </li>
        ))}
      </ul>
      {/* A booking may have two items of one name, even on one day, so their tickets, rooms or times distinguish
          them. */}
      {group.kind === 'item' && <ItemBlock item={group.item} />}
    </div>
  )
}

/** Says why the server refused a quote. */
function Refused({ error }: { error: Error | null }) {
  const toText = useIssueText()
  const failure = callErrorOf(error)
  if (!failure) return null
  return (
    <Alert variant="destructive" live="assertive">
      {toText(refundIssue(failure))}
    </Alert>
  )
}
