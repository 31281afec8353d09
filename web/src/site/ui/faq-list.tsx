/** Questions that open; also without a script. */
export const FaqList = ({ faqs }: { faqs: readonly { question: string; answer: string }[] }) => (
  <div className="grid gap-3">
    {faqs.map(({ question, answer }) => (
      <details key={question} className="group rounded-lg border-2 border-line bg-surface open:border-edge">
        <summary className="min-h-14 cursor-pointer px-5 py-4 font-bold">{question}</summary>
        <p className="max-w-3xl px-5 pb-5 text-soft">{answer}</p>
      </details>
    ))}
  </div>
);
