/** What tells an item of a content: `Hotel` where its content is `hotel`, nothing where the content is of a later version. */
export type DetailOf<Item extends { ItemContent: string }> = Item extends {
  ItemContent: infer Content extends string
}
  ? Capitalize<Content> extends keyof Item
    ? Item[Capitalize<Content>]
    : undefined
  : never

/**
 * What tells an item of a cart or an order, whatever it is of. The contract names it as the content, with a capital letter:
 * an item of `attraction` has an `Attraction`.
 *
 * @example
 * const detail = detailOf(item)
 * if (detail && 'RefundRule' in detail) console.log(detail.RefundRule)
 */
export function detailOf<Item extends { ItemContent: string }>(item: Item): DetailOf<Item> {
  const { ItemContent: content } = item
  const name = content.charAt(0).toUpperCase() + content.slice(1)
  return item[name as keyof Item] as DetailOf<Item> // `unknown-value.test-d.ts` holds the contract to these names
}
