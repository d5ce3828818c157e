import type { NoticeKind } from '@dustforce/office/notice'
import type { LetterLinks } from '@dustforce/workflows/ports'
import { drawSample } from './draw-sample.ts'

/** A rendered letter as its reader finds it. */
export interface Letter {
  readonly subject: string
  /** The text that mail programs show beside the subject. */
  readonly preview: string
  readonly headings: readonly string[]
  /** The rows of all tables of two columns: a label and its value. */
  readonly rows: readonly (readonly string[])[]
  /** The text of every paragraph; its lines are separated by a line break. */
  readonly paragraphs: readonly string[]
  readonly links: readonly { readonly href: string; readonly text: string }[]
  readonly html: string
  readonly text: string
}

/** Renders a queued e-mail and takes its letter apart. Rejects when the payload lacks a fact. */
export async function readLetter(
  kind: NoticeKind,
  payload: unknown,
  siteUrl?: string,
  letterLinks?: LetterLinks,
): Promise<Letter> {
  const { subject, html, text } = await drawSample(kind, payload, siteUrl, letterLinks)
  return {
    subject,
    preview: plain(first(html, /data-skip-in-text="true">(.*?)<div>/s)),
    headings: all(html, /<h\d[^>]*>(.*?)<\/h\d>/gs).map(plain),
    rows: all(html, /<tr><td[^>]*>([^<]*(?:<\/td><td[^>]*>[^<]*)+)<\/td><\/tr>/g).map((row) =>
      row.split(/<\/td><td[^>]*>/).map(plain),
    ),
    paragraphs: all(html, /<p [^>]*>(.*?)<\/p>/gs).map(plain),
    links: [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
      ([, href = '', content = '']) => ({
        href,
        text: plain(content),
      }),
    ),
    html,
    text,
  }
}

function first(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1] ?? ''
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group)
}

function plain(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<br\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
