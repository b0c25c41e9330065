type Graph = { getModuleInfo(id: string): { readonly importers: readonly string[] } | null }

const productPage = /[\\/]features[\\/](attraction|cruise|hotel|package|transport)[\\/]pages[\\/]/
const listPage = /[\\/](hotels|[a-z]+-list)-page\.tsx$/
const anyPage = /[\\/]pages[\\/][a-z-]+\.tsx$/

/**
 * The chunk of what several pages share, by which pages those are: who opens a product has nothing of the purchase, and
 * who opens its list nothing of its form. Null leaves it to the bundler: what is of one
 * page or product alone.
 */
export function nameOfShared(id: string, graph: Graph): string | null {
  const pages = pagesOf(id, graph)
  const ofProducts = pages.filter((path) => productPage.test(path))
  const products = new Set(ofProducts.map((path) => productPage.exec(path)?.[1]))
  // One page and late parts: a map is not to bring the purchase with it.
  if (pages.length < 2) return null
  if (products.size === 0) return 'booking'
  const isOthersToo = pages.length > ofProducts.length
  if (products.size === 1 && !isOthersToo) return null
  const lists = ofProducts.filter((path) => listPage.test(path)).length
  const where = lists === 0 ? '-detail' : lists === ofProducts.length ? '-list' : ''
  return `${isOthersToo ? 'parts' : 'product'}${where}`
}

/** The pages that cannot do without a module. What is late on a page has a download of its own. */
function pagesOf(id: string, graph: Graph): string[] {
  const seen = new Set([id])
  for (const one of seen)
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer)
  return [...seen].filter((path) => anyPage.test(path))
}
