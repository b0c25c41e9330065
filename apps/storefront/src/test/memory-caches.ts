/** Implements the part of Cache Storage that this site uses, because jsdom has none. */
export function createMemoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>()
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, 'http://localhost:3000').href
  const open = async (name: string) => {
    const answers = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, answers)
    return {
      match: async (request: RequestInfo | URL) => answers.get(urlOf(request))?.clone(),
      put: async (request: RequestInfo | URL, answer: Response) => {
        answers.delete(urlOf(request))
        answers.set(urlOf(request), answer)
      },
      keys: async () => [...answers.keys()].map((url) => new Request(url)),
      delete: async (request: RequestInfo | URL) => answers.delete(urlOf(request)),
    }
  }
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: RequestInfo | URL) => {
      for (const name of stores.keys()) {
        const found = await (await open(name)).match(request)
        if (found) return found
      }
      return undefined
    },
  }
  return caches as unknown as CacheStorage // The tests ask for no other part of it.
}
