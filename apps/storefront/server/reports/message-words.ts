/**
 * The words that a message keeps: those of browsers, React and the router, and small ones of English. None of them is the
 * name of a person or of a place.
 */
const WORDS = `
a an and are as at be because been before being but by can cannot could did do does for from had has have if in into is it its
more must no none not of on one only or out should than that the then there this to was were when which while with without
abort aborted access already argument arguments array assertion async await bigint body boolean bound browser call callable
called circular class clone cloned code configurable connection constructor content convert could count cross css data database
decode defined delete denied destructure digits dispatch document dom duplicate dynamic dynamically element empty encountered
error errors evaluating event exceeded exceeds execute executing expected expired export exports extensible extra fail failed
failing fetch fetching field file find found frozen function generator get getter handler header hook hooks http hydrate
hydrated hydrating hydration identifier immutable import imported importing incorrect index infinite initial initialization
initialized initializing input instance instanceof integer interrupted invalid iterable iteration iterator json key keys length
limit load loaded loading loop mapped match matched maximum message method minified mismatch missing module mutation name
negative network nested network node null number object observer offline onto open operation operator operators origin
overflow page parameter parse parsing pattern pending permission policy position primitive private promise properties property
protocol prototype proxy quota range reached read reading readonly record recursion reduce reentrant reference regular
rejected rejection render rendered rendering request required resource response result root route runs same schema scope
script security server service set setter setting size source stack state storage store stopped stream string strict structure
style stylesheet suspended symbol syntax template text threw throw thrown timed timeout token tokens transaction tried trusted
type typed undefined unexpected unhandled unicode unknown unmounted unserializable unsupported update updates url use used user
valid value values variable version visit visitor weak window worker write writing zero app arrived asked cart component context
different during end expression instead item items language many order price prop props rest screen session started tenant texts
too under visible
`

const known: ReadonlySet<string> = new Set(WORDS.split(/\s+/))

/** Whether a word is about the code, and so cannot be about a person. */
export const isWordOfCode = (word: string): boolean => known.has(word.toLowerCase())
