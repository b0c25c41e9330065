import { PASSENGER_SEARCH_MAX_LENGTH, PASSENGER_SEARCH_MIN } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import type { KeyboardEvent } from 'react'

import { useTooLongText } from '../../kit/form/use-issue-text.ts'

type SavedSearchFieldProps = {
  value: string
  onValueChange: (text: string) => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  takesFocus?: boolean
  className?: string
}

/** Searches the saved passengers; it says how many characters a search needs, and how many it may have. */
export function SavedSearchField({
  value,
  onValueChange,
  onKeyDown,
  takesFocus = false,
  className = '',
}: SavedSearchFieldProps) {
  const { t } = useTranslation(['passenger', 'traveller'])
  return (
    <Field
      label={t('traveller:search.label')}
      hint={t('traveller:search.hint', { min: PASSENGER_SEARCH_MIN })}
      error={useTooLongText(value, PASSENGER_SEARCH_MAX_LENGTH)}
      className={className}
    >
      <Input
        type="search"
        value={value}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
        onKeyDown={onKeyDown}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...(takesFocus && { 'data-autofocus': '' })}
      />
    </Field>
  )
}
