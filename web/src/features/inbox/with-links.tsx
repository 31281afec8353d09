const LINK = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/;

/** The words of a message, its addresses as links. */
export const WithLinks = ({ text }: { text: string }) => (
  <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
    {text.split(LINK).map((part, i) =>
      i % 2 ? (
        // a text may say the same thing twice, and nothing here is moved about
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one unchanging text
        <a key={i} href={part} target="_blank" rel="noreferrer" className="underline underline-offset-2">
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </p>
);
