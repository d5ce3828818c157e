import { useBusiness } from '@dustforce/ui/use-business'
import { language } from '../../language/language.en.ts'
import { pathIn, type SiteLanguage, siteLanguages } from '../../language/languages.ts'

interface LanguageLinksProps {
  /** The page shown now, as the site's list has it. */
  readonly path: string
  readonly className: string
}

/** Goes on in the other language where the visitor is: at the same booking, and the same question. */
const here = (chosen: SiteLanguage, path: string): string =>
  `${pathIn(chosen, path)}${location.search}${location.hash}`

/** The same page in the site's other languages. */
export function LanguageLinks({ path, className }: LanguageLinksProps) {
  const { company } = useBusiness()
  return siteLanguages(company)
    .filter(({ code }) => code !== language)
    .map((other) => (
      <a
        key={other.code}
        lang={other.code}
        hrefLang={other.code}
        href={pathIn(other, path)}
        onClick={({ currentTarget }) => {
          currentTarget.href = here(other, path)
        }}
        className={className}
      >
        {other.name}
      </a>
    ))
}
