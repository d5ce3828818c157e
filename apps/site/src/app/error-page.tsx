import { Component, type ReactNode } from 'react'
import { to } from '../language/language.en.ts'
import * as words from './words.en.ts'

interface Props {
  /** The address shown; the next one gets a fresh try. */
  readonly at: string
  readonly children: ReactNode
}

interface State {
  readonly failed: boolean
}

/** The page that a visitor sees when a page breaks, instead of nothing. */
export class ErrorPage extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failed && previous.at !== this.props.at) this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-4 px-6 py-16">
        <h1 className="text-3xl font-semibold">{words.unexpected}</h1>
        <p>{words.ourSide}</p>
        <p className="flex flex-wrap gap-4">
          <button type="button" className="underline" onClick={() => location.reload()}>
            {words.reload}
          </button>
          <a className="underline" href={to('/')} target="_self">
            {words.returnHome}
          </a>
        </p>
      </main>
    )
  }
}
