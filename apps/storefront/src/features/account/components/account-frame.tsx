import { PageHeading } from '@selat/ui/page-heading'
import { Seascape, type SeascapeProps } from '@selat/ui/seascape'
import type { ReactNode } from 'react'

import { PageMeta } from '../../../shared/app/page-meta.tsx'

export type AccountFrameProps = {
  title: string
  lead?: ReactNode
  scene?: SeascapeProps['scene']
  children: ReactNode
}

/** Frames the pages before a login: the form on one side, a picture of the sea on the other. */
export function AccountFrame({ title, lead, scene = 'islands', children }: AccountFrameProps) {
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-8 sm:px-6 md:grid-cols-2 md:py-14 lg:gap-16">
      <PageMeta title={title} />
      <div className="flex min-w-0 flex-col gap-8 md:py-6">
        <PageHeading lead={lead}>{title}</PageHeading>
        {children}
      </div>
      <Seascape
        seed="login"
        scene={scene}
        className="sticky top-24 hidden aspect-6/5 self-start rounded-2xl md:block"
      />
    </div>
  )
}
