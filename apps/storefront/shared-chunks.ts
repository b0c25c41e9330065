type Graph = { getModuleInfo(id: string): { readonly importers: readonly string[] } | null }

const productPage = /[\\/]features[\\/](attraction|cruise|hotel|package|transport)[\\/]pages[\\/]/
const listPage = /[\\/](hotels|[a-z]+-list)-page\.tsx$/
const manifestPage = /[\\/]features[\\/]manifest[\\/]pages[\\/]/
const anyPage = /[\\/]pages[\\/][a-z-]+\.tsx$/
const framePart = /[\\/]src[\\/]app[\\/]layouts[\\/]/

/**
 * The chunk of what several pages share, by which pages those are: who opens a product has nothing of the purchase
 * or of another product, who opens its list nothing of its form, and who opens a menu of the frame no page at all.
 * Null leaves it to the bundler: what is of one page or product alone.
 */
export function nameOfShared(id: string, graph: Graph): string | null {
  const users = usersOf(id, graph)
  const pages = users.filter((path) => anyPage.test(path))
  const ofProducts = pages.filter((path) => productPage.test(path))
  const products = new Set(ofProducts.map((path) => productPage.exec(path)?.[1]))
  // One page and late parts: a map is not to bring the purchase with it.
  if (pages.length < 2) return null
  if (products.size === 0) {
    if (users.some((path) => framePart.test(path))) return 'frame'
    // An authority has nothing of the purchase.
    return pages.some((path) => manifestPage.test(path)) ? 'plain' : 'booking'
  }
  const isOthersToo = pages.length > ofProducts.length
  const [only, ...others] = products
  if (others.length === 0) return isOthersToo ? `parts-${only}` : null
  const lists = ofProducts.filter((path) => listPage.test(path)).length
  const where = lists === 0 ? '-detail' : lists === ofProducts.length ? '-list' : ''
  return `${isOthersToo ? 'parts' : 'product'}${where}`
}

/**
 * Small pages that lead to one another. Each download is named in the first one, with all that it needs; a name of its
 * own would weigh more there than it saves here.
 */
const families = {
  lists: /[\\/](attraction|cruise|package|transport)-list-page\.tsx$/,
  orders: /[\\/](order-detail|history-order|receipt)-page\.tsx$/,
  payments: /[\\/](payment|pending-payment|success-payment)-page\.tsx$/,
  profile: /[\\/]profile(-form|-password)?-page\.tsx$/,
  codes: /[\\/](verify-email|forgot-password|reset-password|invitation)-page\.tsx$/,
}

/** The chunk of a family of pages, with what only they show. */
export function nameOfFamily(id: string, graph: Graph): string | null {
  const pages = usersOf(id, graph).filter((path) => anyPage.test(path))
  const family = Object.entries(families).find(([, isOf]) => pages.every((path) => isOf.test(path)))
  return pages.length > 0 && family ? family[0] : null
}

/** What cannot do without a module. What is late on a page has a download of its own. */
function usersOf(id: string, graph: Graph): string[] {
  const seen = new Set([id])
  for (const one of seen)
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer)
  return [...seen]
}
