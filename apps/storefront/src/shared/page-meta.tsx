import { useTenant } from './tenant.ts'

export type PageMetaProps = {
  /** The page's own name; the tenant's follows it. The home page has none of its own. */
  title?: string
  description?: string
}

/** Title and description of a page (APP-7). React lifts them into the head, and takes them back when the page goes. */
export function PageMeta({ title, description }: PageMetaProps) {
  const { Name, Tagline } = useTenant()
  const own = title ?? Tagline
  return (
    <>
      <title>{own === undefined ? Name : `${own} | ${Name}`}</title>
      <meta name="description" content={description ?? Tagline ?? Name} />
    </>
  )
}
