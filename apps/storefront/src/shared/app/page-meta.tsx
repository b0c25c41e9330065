import { useTenant } from './tenant.ts'
import { tellPreview } from './visitor/page-preview.ts'

export type PageMetaProps = {
  /** The name of the page; the title adds the name of the tenant. The home page has no title of its own. */
  title?: string
  description?: string
  /** The name of the page's owner, which replaces the tenant's; absent if the tenant is the owner. */
  owner?: string
}

/** Sets the title and the description of a page (APP-7). React moves them into the head, and removes them with the page. */
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
