interface GoThereProps {
  readonly title: string;
  /** The right edge of the box. */
  readonly x: number;
  readonly onPress: () => void;
}

const keys = ['Enter', ' '];

/** The button on the edge of a box that takes the simulator to its state. */
export function GoThere({ title, x, onPress }: GoThereProps) {
  return (
    // A drawing has no button element.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <g
      className="go-there"
      role="button"
      tabIndex={0}
      aria-label={`Take me there: ${title}`}
      transform={`translate(${x} 16)`}
      onClick={onPress}
      onKeyDown={(event) => {
        if (!keys.includes(event.key)) return;
        event.preventDefault();
        onPress();
      }}
    >
      <title>Take me there</title>
      <rect className="go-there-area" x="-12" y="-12" width="24" height="24" />
      <circle r="8.5" />
      <path d="M-2.6 -4.2 4.2 0 -2.6 4.2z" />
    </g>
  );
}
