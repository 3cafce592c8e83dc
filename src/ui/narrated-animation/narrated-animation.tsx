import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './narrated-animation.module.css';

/** A sentence of the narration, and the place in the picture that it is about, in pixels of a frame. */
interface NarratedCue {
  readonly id: string;
  readonly text: ReactNode;
  readonly x: number;
  readonly y: number;
}

interface NarratedAnimationProps {
  /** A picture with 14 frames, one below the other. */
  readonly src: string;
  /** What the animation shows, for people who don't see it. */
  readonly alt: string;
  /** The size of a frame in pixels. */
  readonly width: number;
  readonly height: number;
  /** How fast the frames repeat: a heartbeat, a breath, or slower. */
  readonly pace: 'beat' | 'breath' | 'slow';
  /** Five sentences; each is shown for five seconds. */
  readonly cues: readonly NarratedCue[];
  /** The language of the cues, if it isn't that of the page. */
  readonly cueLanguage?: string | undefined;
  readonly labels: Readonly<Record<'controls' | 'play' | 'pause' | 'captions', string>>;
}

/**
 * An animation with captions, controls and depth ticks. Styles alone play, pause and caption it, so that it works
 * without scripts; for readers who prefer less motion it waits until they press Play. The captions are hidden from
 * screen readers: put a transcript beside it.
 */
export function NarratedAnimation({
  src,
  alt,
  width,
  height,
  pace,
  cues,
  cueLanguage,
  labels,
}: NarratedAnimationProps) {
  const id = useId();
  return (
    <div className={styles.player} role="group" aria-label={labels.controls} data-theme="dark">
      <input className={styles.pause} id={`${id}pause`} type="checkbox" autoComplete="off" />
      <input className={styles.play} id={`${id}play`} type="checkbox" autoComplete="off" />
      <input
        className={styles.captioned}
        id={`${id}captions`}
        type="checkbox"
        defaultChecked
        autoComplete="off"
      />
      <div className={styles.stage} data-pace={pace}>
        <div className={styles.picture}>
          <img className={styles.sheet} src={src} alt={alt} width={width} height={height * 14} />
          <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <path className={styles.ticks} d={tickPath(width, height)} />
            {cues.map((cue) => (
              <circle key={cue.id} className={styles.mark} cx={cue.x} cy={cue.y} r="15" />
            ))}
          </svg>
        </div>
        <div className={styles.captions} aria-hidden="true" lang={cueLanguage}>
          {cues.map((cue) => (
            <p key={cue.id} className={styles.cue}>
              {cue.text}
            </p>
          ))}
        </div>
        <div className={styles.progress} aria-hidden="true">
          <span className={styles.elapsed} />
        </div>
      </div>
      <div className={styles.controls}>
        <label className={styles.pauseLabel} htmlFor={`${id}pause`}>
          <span className={styles.pauseMark} />
          {labels.pause}
        </label>
        <label className={styles.playLabel} htmlFor={`${id}play`}>
          <span className={styles.playMark} />
          {labels.play}
        </label>
        <label className={styles.captionsLabel} htmlFor={`${id}captions`}>
          <span className={styles.captionsMark}>
            <Icon name="check" />
          </span>
          {labels.captions}
        </label>
      </div>
    </div>
  );
}

/** Ten depth ticks along the right edge, every fifth longer. */
const tickPath = (width: number, height: number): string =>
  Array.from({ length: 11 }, (_, index) => {
    const y = 10 + (index * (height - 20)) / 10;
    return `M${width - 2} ${y}h${index % 5 === 0 ? -8 : -4}`;
  }).join('');
