import { fieldOf, type Issue } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { useState } from 'react'

import { FieldWarning } from '../../../kit/form/form-field.tsx'
import type { JudgedRow, ListColumn } from './list-rows.ts'

type ListCellProps = {
  judged: JudgedRow
  column: ListColumn
  toText: (issue: Issue) => string
  onMend: (text: string) => void
}

/**
 * Shows a cell that can be corrected in place. Its text is read when the cell is left, so that no incomplete date is
 * read.
 */
export function ListCell({ judged, column, toText, onMend }: ListCellProps) {
  const { t } = useTranslation(['passenger', 'traveller'])
  const format = useFormat()
  const { row, passenger, issues } = judged
  const [text, setText] = useState(row.cells[column])
  const issue =
    issues.find((one) => fieldOf(one) === column && one.severity === 'error') ??
    issues.find((one) => fieldOf(one) === column)
  const isSwapped = row.swapped.includes(column) && issue?.code !== 'passenger.invalid_date'
  const warning =
    issue?.severity === 'warning'
      ? toText(issue)
      : isSwapped && t('field.monthFirst', { date: format.date(passenger[column] ?? '') })
  return (
    <Field
      label={t(`traveller:column.${column}`)}
      hint={warning && <FieldWarning text={warning} />}
      error={issue?.severity === 'error' ? toText(issue) : undefined}
    >
      <Input
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => onMend(text)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) onMend(text)
        }}
        autoComplete="off"
        spellCheck={false}
      />
    </Field>
  )
}
