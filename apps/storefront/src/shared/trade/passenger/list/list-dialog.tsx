import {
  type CountedBand,
  type PassengerDraft,
  TABLE_COLUMNS,
  type TableContext,
} from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Dialog } from '@selat/ui/dialog'
import { useState } from 'react'

import { todayHere } from '../../../app/today-here.ts'
import { useIssueText } from '../../../kit/form/use-issue-text.ts'
import { ListRowView } from './list-row.tsx'
import {
  isChosen,
  judgeRows,
  correctCell,
  placeRows,
  startList,
  type JudgedRow,
  type ListRow,
  type PastedList,
} from './list-rows.ts'
import { ListStart } from './list-start.tsx'
import { nameRepeat } from './name-repeat.ts'
import { parseCells } from './parse-cells.ts'
import { useColumnNames } from './use-column-names.ts'

export type ListDialogProps = {
  title: string
  description: string
  /** The trip of the passengers; without sectors for a list of saved passengers. */
  sectors: TableContext['sectors']
  /** The passengers that exist already. */
  known: readonly PassengerDraft[]
  /** The places of a booking by band, null if one is taken; absent for a list of saved passengers. */
  places?: readonly (CountedBand | null)[]
  /** The label of a place. */
  placeName?: (place: number) => string
  /** The label of the button that adds the chosen passengers. */
  takeText: (count: number) => string
  onTake: (taken: readonly TakenRow[]) => void
  isTaking?: boolean
  /** The reason why this number cannot be added, or could not. */
  refusalOf?: (count: number) => string | null
  onClose: () => void
}

export type TakenRow = { line: number; passenger: PassengerDraft; place: number | null }

/** Imports a list from a spreadsheet or a CSV file: each row is read and checked, can be corrected in place, and added. */
export function ListDialog(props: ListDialogProps) {
  const { title, description, sectors, known, onClose } = props
  const { t } = useTranslation(['passenger', 'traveller', 'common'])
  const [list, setList] = useState<PastedList | null>(null)
  const [today] = useState(todayHere)
  const columnNames = useColumnNames()
  const context: TableContext = { today, sectors, known, columnNames }
  const read = async (text: string) => {
    const found = startList(await parseCells(text), context)
    if (found.rows.length === 0) return false
    setList(found)
    return true
  }
  if (list !== null)
    return (
      <ListReview
        {...props}
        list={list}
        context={context}
        onRowsChange={(rows) => setList({ ...list, rows })}
        onAgain={() => setList(null)}
      />
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={title}
      description={description}
      closeLabel={t('common:action.close')}
    >
      <ListStart onText={read} />
    </Dialog>
  )
}

type ListReviewProps = ListDialogProps & {
  list: PastedList
  context: TableContext
  onRowsChange: (rows: ListRow[]) => void
  onAgain: () => void
}

function ListReview(props: ListReviewProps) {
  const { title, list, context, places, placeName, onRowsChange, onAgain, onClose } = props
  const { t } = useTranslation(['passenger', 'traveller', 'common'])
  const toText = useIssueText()
  const { known = [] } = context
  const judged = judgeRows(list.rows, context, { allowsGaps: places !== undefined })
  const placed = places && placeRows(judged, places, context.sectors)
  const taken = judged.filter(isChosen).flatMap(({ row, passenger }): TakenRow[] => {
    const place = placed?.get(row.line) ?? null
    return placed && place === null ? [] : [{ line: row.line, passenger, place }]
  })
  const change = (line: number, part: Partial<ListRow>) =>
    onRowsChange(list.rows.map((row) => (row.line === line ? { ...row, ...part } : row)))
  const noPlaceOf = (row: JudgedRow) =>
    placed?.get(row.row.line) === null ? t('traveller:list.noPlace') : null
  const placeOf = ({ row }: JudgedRow) => {
    const place = placed?.get(row.line)
    return typeof place === 'number' ? (placeName?.(place) ?? null) : null
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={title}
      description={t('traveller:list.found', { count: judged.length })}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button variant="ghost" className="me-auto" onClick={onAgain}>
            {t('traveller:list.again')}
          </Button>
          <TakeButton {...props} taken={taken} />
        </>
      }
    >
      <ListNotes list={list} judged={judged} placed={placed} />
      <table className="w-full border-collapse">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('traveller:list.chosen')}</th>
            <th scope="col">{t('traveller:column.fullName')}</th>
            <th scope="col">{t('traveller:list.verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {judged.map((row) => (
            <ListRowView
              key={row.row.line}
              judged={row}
              travelsOn={context.sectors[0]?.departsOn ?? context.today}
              noPlace={noPlaceOf(row)}
              place={placeOf(row)}
              toText={(issue) => toText(nameRepeat(issue, { rows: list.rows, known }))}
              onMend={(column, text) =>
                onRowsChange(correctCell(list.rows, { line: row.row.line, column, text }))
              }
              onOpen={() => change(row.row.line, { open: TABLE_COLUMNS })}
              onChoose={(isTaken) => change(row.row.line, { isLeftOut: !isTaken })}
            />
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

function TakeButton(props: ListDialogProps & { taken: readonly TakenRow[] }) {
  const { taken, takeText, onTake, isTaking = false, refusalOf } = props
  const refusal = refusalOf?.(taken.length) ?? null
  return (
    <>
      {refusal !== null && (
        <Alert variant="destructive" live="assertive" className="order-first basis-full">
          {refusal}
        </Alert>
      )}
      <Button
        loading={isTaking}
        aria-disabled={taken.length === 0 || undefined}
        onClick={() => taken.length > 0 && onTake(taken)}
      >
        {takeText(taken.length)}
      </Button>
    </>
  )
}

type ListNotesProps = {
  list: PastedList
  judged: readonly JudgedRow[]
  placed: ReadonlyMap<number, number | null> | undefined
}

/** Shows the notices about the whole list. */
function ListNotes({ list, judged, placed }: ListNotesProps) {
  const { t } = useTranslation(['passenger', 'traveller'])
  const format = useFormat()
  const wrong = judged.filter(({ verdict }) => verdict === 'wrong').length
  const without = [...(placed?.values() ?? [])].filter((place) => place === null).length
  const swapped = judged.filter(({ row }) => row.swapped.length > 0).length
  const notes = [
    wrong > 0 && t('traveller:list.mendRows', { count: wrong }),
    without > 0 && t('traveller:list.over', { count: without }),
    swapped > 0 && t('traveller:list.swapped', { count: swapped }),
    list.ignoredHeadings.length > 0 &&
      t('traveller:list.ignored', { names: format.list(list.ignoredHeadings) }),
    list.rowsLeftOut > 0 && t('traveller:list.cut', { count: list.rowsLeftOut }),
  ].filter((note) => note !== false)
  return (
    <div role="status" className="mb-3">
      {notes.length > 0 && (
        <Alert variant="warning">
          <ul className="flex flex-col gap-1">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
