import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { PageHeading } from '@selat/ui/page-heading'
import { Skeleton } from '@selat/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'

import { PageMeta } from '../../../shared/page-meta.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { RichText } from './rich-text.tsx'

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
  const format = useFormat()
  return (
    <>
      <p className="mt-3 text-muted-foreground">
        {t('policy.updated', { date: format.date(policy.UpdatedAt) })}
      </p>
      <div className="mt-10">
        <RichText markup={policy.Markup} />
      </div>
    </>
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
