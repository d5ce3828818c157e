/** The answer of a host to a path: the file that it sends, the headers that its configuration gives it, or where it leads. */
export interface HostAnswer {
  readonly status: number
  readonly file: string | null
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly location?: string
}

/** A host with some files, as far as what is written for it goes. */
export type Host = (path: string) => HostAnswer

/** The files of a site by their paths, without the slash in front. */
export type Files = ReadonlySet<string>

/** The answer after at most five redirects. */
export function followed(host: Host, path: string): HostAnswer {
  let answer = host(path)
  for (let nr = 0; nr < 5 && answer.location !== undefined; nr += 1) answer = host(answer.location)
  return answer
}
