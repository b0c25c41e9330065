import { type Params, useLocation, useMatches } from 'react-router-dom'

import { choosePage, type PageRoute, unknownPage } from './page-route.ts'

type ShownPage = { page: PageRoute; params: Params; hasFailed: boolean }

/** Returns the page that the router shows, also while an error stands in its place. */
export function useShownPage(): ShownPage {
  const { search } = useLocation()
  const match = useMatches().at(-1)
  // createRoutes gives every route of this site this handle.
  const sharing = (match?.handle ?? []) as readonly PageRoute[]
  return {
    page: match ? choosePage(sharing, search) : unknownPage,
    params: match?.params ?? {},
    hasFailed: match?.loaderData === undefined,
  }
}
