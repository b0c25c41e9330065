/** Returns the amounts of a price's lines that are paid now, in whole rupiah, as a page shows them. */
export function paidNowLines(table: HTMLElement): number[] {
  return [...table.querySelectorAll('tbody')]
    .filter(({ textContent }) => !textContent.startsWith('Paid at the counter'))
    .flatMap((group) => [...group.querySelectorAll('tr')])
    .flatMap((row) => row.querySelector('th + td')?.textContent ?? [])
    .map((text) => Number(text.replaceAll(/\D/g, '')))
}
