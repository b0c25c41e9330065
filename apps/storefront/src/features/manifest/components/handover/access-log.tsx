import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { listReveals } from '@selat/sdk/react-query'
import { Skeleton } from '@selat/ui/skeleton'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'
import { Unbroken } from '@selat/ui/unbroken'
import { useInfiniteQuery } from '@tanstack/react-query'

import { adminQueries } from '../../../../shared/app/api.ts'
import { GrowingList } from '../../../../shared/kit/growing-list.tsx'
import { useTerminalClock } from '../../../../shared/trade/manifest/terminal-clock.tsx'

/** Lists who saw document numbers of this sailing, and whose numbers they were. */
export function AccessLog({ sailing }: { sailing: Pick<Schemas['ManifestSailing'], 'Id'> }) {
  const { t } = useTranslation('manifest')
  const reveals = useInfiniteQuery({
    ...adminQueries.pages(listReveals, { path: { id: sailing.Id } }),
    // The log must include the numbers that were shown a moment ago, so a cached answer is never fresh enough.
    staleTime: 0,
  })
  return (
    <section>
      <h2 className="text-xl">{t('log.title')}</h2>
      <p className="mt-1 mb-4 max-w-prose text-muted-foreground">{t('log.lead')}</p>
      <GrowingList
        query={reveals}
        skeleton={<Skeleton className="h-40 rounded-lg" />}
        empty={<p className="text-muted-foreground">{t('log.none')}</p>}
      >
        {(items) => <LogTable items={items} />}
      </GrowingList>
    </section>
  )
}

function LogTable({ items }: { items: readonly Schemas['Reveal'][] }) {
  const { t } = useTranslation('manifest')
  const clock = useTerminalClock()
  return (
    <Table caption={t('log.title')}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('log.when')}</TableHeader>
          <TableHeader>{t('log.who')}</TableHeader>
          <TableHeader>{t('log.what')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map(({ At, By, Passenger, Number, Version }, index) => (
          // One number may be shown twice at the same instant, and only the index distinguishes the two entries.
          <TableRow key={`${At} ${By} ${Number} ${index}`}>
            <TableCell>{clock.instant(At)}</TableCell>
            <TableCell>{By}</TableCell>
            <TableCell>
              {Version === null ? (
                <>
                  {Passenger}{' '}
                  <span className="text-muted-foreground">
                    <Unbroken text={Number} />
                  </span>
                </>
              ) : (
                t('log.all', { version: Version })
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
