/** The type of an item's details: that of `Hotel` if the content is `hotel`, undefined if the content is of a later version. */
export type DetailOf<Item extends { ItemContent: string }> = Item extends {
  ItemContent: infer Content extends string
}
  ? Capitalize<Content> extends keyof Item
    ? Item[Capitalize<Content>]
    : undefined
  : never

/**
 * Returns the details of an item of a cart or an order, of any content. Their field has the name of the content with a
 * capital letter: an item of `attraction` has an `Attraction`.
 * @example
 * const detail = detailOf(item)
 * if (detail && 'RefundRule' in detail) console.log(detail.RefundRule)
 */
export function detailOf<Item extends { ItemContent: string }>(item: Item): DetailOf<Item> {
  const { ItemContent: content } = item
  const name = content.charAt(0).toUpperCase() + content.slice(1)
  return item[name as keyof Item] as DetailOf<Item> // `unknown-value.test-d.ts` checks that the contract has these names
}
