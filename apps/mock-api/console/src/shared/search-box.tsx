import { Input } from '@selat/ui/input'
import { Search } from 'lucide-react'

type SearchBoxProps = {
  label: string
  placeholder: string
  value: string
  onValueChange: (value: string) => void
}

/** Shows the section's only search field, which the key `/` focuses. */
export function SearchBox({ label, placeholder, value, onValueChange }: SearchBoxProps) {
  return (
    <div className="relative min-w-48 grow">
      <Search
        aria-hidden
        className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        type="search"
        data-search=""
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className="min-h-9 py-1 ps-9 text-sm"
      />
    </div>
  )
}
