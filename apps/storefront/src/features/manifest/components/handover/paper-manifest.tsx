import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { useTerminalClock } from '../../../../shared/trade/manifest/terminal-clock.tsx'
import { toPaper } from '../../model/read-csv.ts'

import './paper-manifest.css'
import { useColumnName } from './use-column-name.ts'
import type { OpenVersion } from './use-exports.ts'

const isoDate = /^\d{4}-\d{2}-\d{2}$/

/** A date or the number of a ticket would be broken at its hyphens, which makes it hard to compare with a passport or a pass. */
const isOnePiece = (column: string | undefined, cell: string): boolean =>
  column === 'Number' || isoDate.test(cell)

export type VersionOfSailing = { open: OpenVersion; sailing: Schemas['ManifestSailing'] }

/**
 * Prints the rows of the file. The sailing, the version and the digest stand above each page, so that pages of two versions
 * cannot be mixed up.
 */
export function PaperManifest({ open: { file, table }, sailing }: VersionOfSailing) {
  const { t } = useTranslation(['manifest', 'common'])
  const clock = useTerminalClock()
  const format = useFormat()
  const textOf = usePaperText(sailing)
  const nameOf = useColumnName()
  const { head, table: paper } = toPaper(table)
  return (
    <div className="paper-manifest">
      <table>
        <thead>
          <tr>
            <th colSpan={paper.columns.length}>
              <p className="text-base">
                {t('paper.title', {
                  from: sailing.From.Name,
                  to: sailing.To.Name,
                  time: `${format.localDateTime(sailing.DepartsAt)} ${format.zone(sailing.From.TimeZone, sailing.DepartsAt)}`,
                })}
              </p>
              <p className="font-normal">
                {head
                  .map(([column, value]) =>
                    t('common:validation.line', {
                      field: nameOf(column),
                      message: textOf(column, value),
                    }),
                  )
                  .join(' · ')}
              </p>
              <p className="font-normal">
                {[
                  t('handover.versionOf', { version: file.Version }),
                  t('handover.count', { count: file.Passengers }),
                  clock.instant(file.CreatedAt),
                  file.By,
                ].join(' · ')}
              </p>
              <p className="mb-1 font-mono font-normal">SHA-256 {file.Digest}</p>
            </th>
          </tr>
          <tr className="border-y">
            {paper.columns.map((column) => (
              <th key={column}>{nameOf(column)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paper.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, index) => (
                <td
                  key={paper.columns[index]}
                  className={
                    isOnePiece(paper.columns[index], cell) ? 'whitespace-nowrap' : undefined
                  }
                >
                  {textOf(paper.columns[index], cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * Returns the function that prepares a cell for readers: an ISO time of the file becomes a time on the terminal's clock, with
 * its zone.
 */
function usePaperText({ From, To }: VersionOfSailing['sailing']) {
  const format = useFormat()
  const zones: Partial<Record<string, string>> = {
    DepartsAt: From.TimeZone,
    ArrivesAt: To.TimeZone,
    CheckedInAt: From.TimeZone,
  }
  return (column = '', cell = '') => {
    const zone = zones[column]
    return zone === undefined || cell === '' ? cell : format.instant(cell, zone)
  }
}
