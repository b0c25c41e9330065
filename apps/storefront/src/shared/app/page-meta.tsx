import { useTenant } from './tenant.ts'
import { tellPreview } from './visitor/page-preview.ts'

export type PageMetaProps = {
  /** The page's own name; the tenant's follows it. The home page has none of its own. */
  title?: string
  description?: string
  /** Whose page it is, where that is not the tenant. */
  owner?: string
}

/** Title and description of a page (APP-7). React lifts them into the head, and takes them back when the page goes. */
export function PageMeta({ title, description, owner }: PageMetaProps) {
  const { Name, Tagline } = useTenant()
  const own = title ?? Tagline
  const name = owner ?? Name
  tellPreview({ title: own ?? name })
  return (
    <>
      <title>{own === undefined ? name : `${own} | ${name}`}</title>
      <meta name="description" content={description ?? (owner ? own : Tagline) ?? name} />
    </>
  )
}
