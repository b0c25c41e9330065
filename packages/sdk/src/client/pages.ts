import type { Result } from '../errors/call-error.ts'
import { contractError } from '../errors/contract-error.ts'
import type { paths } from '../generated/schema.ts'
import type { AnswerOf, ApiBase, CallInit, InitArguments, OperationAt } from './call-types.ts'
import type { Client } from './create-client.ts'

/** One page of a list: by a cursor, or by number and size. */
type Page = Cursored | Numbered
type Cursored = { Items: unknown[]; NextCursor: string | null }
type Numbered = { Items: unknown[]; Total: number; Page: number; Size: number }

/** The parameters that the query of a further page has in addition. */
export type PageParam = { cursor?: string; page?: number }

/** `get` without the type of its path, which TypeScript cannot infer through two generic functions. */
type Get<Of extends Page> = (path: string, init: object) => Promise<Result<Of>>

type GetAt<Path extends keyof paths> = OperationAt<Path, 'get'>

type AnyPaged = {
  [Path in keyof paths]: paths[Path] extends { get: infer Operation }
    ? AnswerOf<Operation> extends Page
      ? Path
      : never
    : never
}[keyof paths]

/** The paths of the lists that are returned page by page. */
export type PagedPath<Base extends ApiBase> = Extract<AnyPaged, `${Base}/${string}`>

/** The type of a list's items. */
export type ItemOf<Path extends keyof paths> =
  AnswerOf<GetAt<Path>> extends { Items: (infer Item)[] } ? Item : never

/**
 * Yields the pages of a list; each is requested when the loop reaches it. Never throws: a failed page is yielded with its
 * error, as the last one.
 * @example
 * for await (const { data, error } of pages(admin, '/admin/v1/order', { query: { limit: 50 } })) {
 *   if (error) return showError(error)
 *   addRows(data.Items)
 * }
 */
export async function* pages<Base extends ApiBase, Path extends PagedPath<Base>>(
  client: Client<Base>,
  path: Path,
  ...[init]: InitArguments<CallInit<GetAt<Path>>>
): AsyncGenerator<Result<AnswerOf<GetAt<Path>>>, void, void> {
  const get = client.get as unknown as Get<Page> // the path was checked by the type of the parameter
  let next: PageParam | null = {}
  while (next) {
    const result: Result<Page> = await getPage(get, path, { ...init }, next)
    yield result as Result<AnswerOf<GetAt<Path>>> // the answer of `get` at this path
    next = result.error ? null : nextPage(result.data)
  }
}

/**
 * Yields the items of all pages of a list, each as `data`. Never throws: a failed page is yielded as its error, as the last
 * item.
 * @example
 * for await (const { data, error } of items(admin, '/admin/v1/customer')) {
 *   if (error) return showError(error)
 *   console.log(data.Name)
 * }
 */
export async function* items<Base extends ApiBase, Path extends PagedPath<Base>>(
  client: Client<Base>,
  path: Path,
  ...init: InitArguments<CallInit<GetAt<Path>>>
): AsyncGenerator<Result<ItemOf<Path>>, void, void> {
  for await (const { data, error, response } of pages(client, path, ...init)) {
    if (error) yield response ? { error, response } : { error }
    else for (const item of itemsOf<Path>(data)) yield { data: item, response }
  }
}

/** Returns all items of a list, or the error of the first page that fails. Use it for lists that are known to be short. */
export async function collect<Base extends ApiBase, Path extends PagedPath<Base>>(
  client: Client<Base>,
  path: Path,
  ...init: InitArguments<CallInit<GetAt<Path>>>
): Promise<Result<ItemOf<Path>[]>> {
  const all: ItemOf<Path>[] = []
  let last = new Response()
  for await (const { data, error, response } of pages(client, path, ...init)) {
    if (error) return response ? { error, response } : { error }
    all.push(...itemsOf<Path>(data))
    last = response
  }
  return { data: all, response: last }
}

/** Returns the parameters of the next page; null after the last page. */
export function nextPage(page: Page): PageParam | null {
  if ('NextCursor' in page) return page.NextCursor === null ? null : { cursor: page.NextCursor }
  const isLast = page.Items.length === 0 || page.Page * page.Size >= page.Total
  return isLast ? null : { page: page.Page + 1 }
}

function itemsOf<Path extends keyof paths>(page: unknown): ItemOf<Path>[] {
  return (page as { Items: ItemOf<Path>[] }).Items // `Path` is the path of a list
}

/**
 * Gets a page and checks that the list can continue: it must have items and a position of the next page. A cursor that leads
 * to itself would never end.
 */
export async function getPage<Of extends Page>(
  get: Get<Of>,
  path: string,
  given: { query?: PageParam | undefined; signal?: AbortSignal | undefined },
  next: PageParam,
): Promise<Result<Of>> {
  const asked = { ...given.query, ...next }
  const result = await get(path, { ...given, query: asked })
  const { data, error, response } = result
  const pointer = error ? null : brokenAt(data, asked, next)
  if (error || pointer === null) return result
  const issues = [{ pointer, message: 'The list does not go on.' }]
  return { error: contractError(response, { reason: 'shape', issues }), response }
}

function brokenAt(page: Partial<Page> | null, asked: PageParam, next: PageParam): string | null {
  if (!page || !Array.isArray(page.Items)) return '/Items'
  if ('NextCursor' in page)
    return page.NextCursor !== null && page.NextCursor === asked.cursor ? '/NextCursor' : null
  const { Page: number = 0 } = page as Partial<Numbered> // a page without a cursor is numbered
  return number > 0 && number === (next.page ?? number) ? null : '/Page'
}
