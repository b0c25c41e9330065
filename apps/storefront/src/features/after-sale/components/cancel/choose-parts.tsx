import { useFormat, useTranslation } from '@selat/i18n'
import type { CallError, Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
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
import {
  everything,
  partsOf,
  type RefundGroup,
  toRefundWish,
} from '../../../../shared/trade/ticket/refund-parts.ts'
import { leftAlone } from '../../model/company.ts'
import { refundIssue } from '../../model/refused-issue.ts'
import { useFocusOnArrival } from '../use-focus-on-arrival.ts'
import { useTicketNames } from '../use-ticket-names.ts'

export type RefundChoice = { scope: 'all' | 'part'; chosen: ReadonlySet<string> }

export type ChoosePartsProps = {
  groups: readonly RefundGroup[]
  /** All tickets of the booking, including those that cannot be cancelled. */
  tickets: readonly Schemas['Ticket'][]
  choice: RefundChoice
  onChange: (choice: RefundChoice) => void
  isAsking: boolean
  refused: CallError | null
  onAsk: (wish: Schemas['RefundWish']) => void
}

/** Asks what to cancel: the rest of the booking, or single travellers on single sectors and single items. */
export function ChooseParts({
  groups,
  tickets,
  choice,
  onChange,
  isAsking,
  refused,
  onAsk,
}: ChoosePartsProps) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const namesOf = useTicketNames()
  const [isMissed, setMissed] = useState(false)
  const parts = partsOf(groups)
  if (parts.length === 0) return <Alert title={t('issue.refund_nothing_left')} />
  const isPart = choice.scope === 'part' && parts.length > 1
  // Chosen parts may have been cancelled elsewhere since.
  const chosen = new Set(parts.filter((part) => choice.chosen.has(part)))
  const isEmpty = isPart && chosen.size === 0
  const alone = isPart ? leftAlone(tickets, chosen) : []
  const ask = () => {
    setMissed(isEmpty)
    if (isEmpty || alone.length > 0 || isAsking) return
    const isAll = !isPart || chosen.size === parts.length
    onAsk(isAll ? everything : toRefundWish(groups, chosen))
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
                chosen={chosen}
                onChosen={(next) => onChange({ ...choice, chosen: next })}
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
      {refused && <Refused failure={refused} />}
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

/** Says why there is no quote. A refusal takes the focus, because it may have replaced the quote that had it. */
function Refused({ failure }: { failure: CallError }) {
  const { t } = useTranslation('order')
  const toText = useIssueText()
  const place = useFocusOnArrival<HTMLDivElement>()
  // The server refuses the whole wish if one part of it is cancelled already, and other parts are left here.
  const isPartGone =
    isProblem(failure, 'refund_refused') && failure.params['reason'] === 'nothing_left'
  return (
    <div
      ref={failure.kind === 'problem' ? place : null}
      tabIndex={-1}
      className="scroll-mt-24 outline-none"
    >
      <Alert variant="destructive" live="assertive">
        {isPartGone ? t('cancelBooking.partGone') : toText(refundIssue(failure))}
      </Alert>
    </div>
  )
}
