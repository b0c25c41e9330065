/** Shows a path that can break after each `/`, `?` and `&`. */
export function PathText({ path }: { path: string }) {
  return path.split(/(?<=[/?&])/).map((part, index) => (
    // eslint-disable-next-line react/no-array-index-key -- parts have no other name than their place
    <span key={index}>
      {index > 0 && <wbr />}
      {part}
    </span>
  ))
}
