import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { PageHeading } from '@selat/ui/page-heading'
import { Skeleton } from '@selat/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useMemo } from 'react'

import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { readMarkup, type Section } from '../model/read-markup.ts'
import { RichText } from './rich-text.tsx'

/** The number of sections from which a text has a table of contents. */
const LONG = 3

export type PolicyViewProps = {
  title: string
  query: UseQueryResult<Schemas['Policy']>
}

export function PolicyView({ title, query }: PolicyViewProps) {
  return (
    <article className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6 md:py-14">
      <PageMeta title={title} />
      <PageHeading>{title}</PageHeading>
      <QueryState query={query} skeleton={<PolicySkeleton />}>
        {(policy) => <PolicyText policy={policy} />}
      </QueryState>
    </article>
  )
}

function PolicyText({ policy }: { policy: Schemas['Policy'] }) {
  const { t } = useTranslation('base')
  const { t: tCommon } = useTranslation('common')
  const format = useFormat()
  const { nodes, sections } = useMemo(() => readMarkup(policy.Markup), [policy.Markup])
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-muted-foreground">
          {t('policy.updated', { date: format.date(policy.UpdatedAt) })}
        </p>
        <Button variant="outline" size="sm" className="print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden />
          {tCommon('action.print')}
        </Button>
      </div>
      <div className="mt-10 flex flex-col gap-10 lg:flex-row-reverse lg:justify-between">
        <Contents sections={sections} />
        <RichText nodes={nodes} />
      </div>
    </>
  )
}

function Contents({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation('base')
  if (sections.length < LONG) return null
  return (
    <nav
      aria-labelledby="policy-contents"
      className="h-fit border-s-2 border-border ps-5 lg:sticky lg:top-24 lg:w-72 print:hidden"
    >
      <h2 id="policy-contents" className="board-label text-muted-foreground">
        {t('policy.contents')}
      </h2>
      <ul className="mt-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block py-1 underline-offset-4 hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PolicySkeleton() {
  return (
    <div className="mt-14 flex max-w-prose flex-col gap-4">
      <Skeleton className="h-7 w-1/3" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="mt-6 h-7 w-1/4" />
      <Skeleton className="h-24 w-5/6" />
    </div>
  )
}
