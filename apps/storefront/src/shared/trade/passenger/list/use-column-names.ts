import { TABLE_COLUMNS } from '@selat/domain'
import { useTranslation } from '@selat/i18n'

import type { ListColumn } from './list-rows.ts'

/** Returns the names of a list's columns on this page: the template has these headings, and a list with them is understood. */
export function useColumnNames(): Readonly<Record<ListColumn, string>> {
  const { t } = useTranslation(['passenger', 'traveller'])
  const names = TABLE_COLUMNS.map((column) => [column, t(`traveller:column.${column}`)] as const)
  return Object.fromEntries(names) as Record<ListColumn, string> // there is one for each column
}
