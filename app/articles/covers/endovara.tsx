import { DrawingText } from "../../ui/drawing-text.tsx";
import { claims } from "../../content/claims.ts";
import { formatPercent } from "../../lib/format.ts";
import { gridPath } from "./grid-path.ts";
import drawing from "../../ui/line-drawing.module.css";
import styles from "./cover.module.css";

const confirmed = gridPath({
  count: 97,
  columns: 10,
  x: 48,
  y: 70,
  dx: 24,
  dy: 24,
  shape: "h16v16h-16z",
});

/** A blood panel, a diary and symptoms on one axis of 28 days. */
export function EndovaraCover({ wide }: { wide: boolean }) {
  return (
    <>
      <path d="M560 44V356M560 356H1000" className={drawing.line} />
      <path d="M560 118h432v32h-432z" className="fill-sunken" />
      <path
        d="M560 160L576 160L592 160L608 160L624 159.9L640 159.6L656 158.4L672 154.6L688 145.3L704 127.9L720 103.9L736 81.1L752 70.2L768 76.4L784 93.8L800 111.5L816 121.7L832 123.5L848 120.7L864 117.3L880 115.9L896 117.6L912 122.3L928 128.9L944 136.2L960 143.2L976 149L992 153.3"
        className={drawing.line2}
      />
      <path
        d="M560 166L576 166L592 166L608 166L624 166L640 166L656 166L672 166L688 165.9L704 165.6L720 165L736 163.7L752 161L768 156.1L784 148.1L800 136.5L816 121.5L832 104.9L848 89.3L864 78.1L880 74L896 78.1L912 89.3L928 104.9L944 121.5L960 136.5L976 148.1L992 156.1"
        className={drawing.edge}
      />
      <path
        d="M557 157h6v6h-6zM573 157h6v6h-6zM589 157h6v6h-6zM605 157h6v6h-6zM621 156.9h6v6h-6zM637 156.6h6v6h-6zM653 155.4h6v6h-6zM669 151.6h6v6h-6zM685 142.3h6v6h-6zM701 124.9h6v6h-6zM717 100.9h6v6h-6zM733 78.1h6v6h-6zM749 67.2h6v6h-6zM765 73.4h6v6h-6zM781 90.8h6v6h-6zM797 108.5h6v6h-6zM813 118.7h6v6h-6zM829 120.5h6v6h-6zM845 117.7h6v6h-6zM861 114.3h6v6h-6zM877 112.9h6v6h-6zM893 114.6h6v6h-6zM909 119.3h6v6h-6zM925 125.9h6v6h-6zM941 133.2h6v6h-6zM957 140.2h6v6h-6zM973 146h6v6h-6zM989 150.3h6v6h-6zM554 206h12v26h-12zM570 206h12v26h-12zM586 206h12v26h-12zM602 206h12v26h-12zM618 206h12v26h-12z"
        className="fill-ink"
      />
      <path d="M746 206h12v26h-12zM762 206h12v26h-12zM778 206h12v26h-12z" className="fill-edge" />
      <path
        d="M634 206h12v26h-12zM650 206h12v26h-12zM666 206h12v26h-12zM682 206h12v26h-12zM698 206h12v26h-12zM714 206h12v26h-12zM730 206h12v26h-12zM794 206h12v26h-12zM810 206h12v26h-12zM826 206h12v26h-12zM842 206h12v26h-12zM858 206h12v26h-12zM874 206h12v26h-12zM890 206h12v26h-12zM906 206h12v26h-12zM922 206h12v26h-12zM938 206h12v26h-12zM954 206h12v26h-12zM970 206h12v26h-12zM986 206h12v26h-12z"
        className={drawing.edge}
      />
      <path d="M560 272H992M560 298H992M560 324H992" className="stroke-line" />
      <path
        d="M592 264v16M608 264v16M688 264v16M816 264v16M832 264v16M848 264v16M864 264v16M928 264v16M560 290v16M576 290v16M592 290v16M848 290v16M864 290v16M880 290v16M896 290v16M912 290v16M976 290v16M992 290v16M640 316v16M736 316v16M752 316v16M832 316v16M848 316v16M912 316v16"
        className={drawing.line2}
      />
      <path d="M848 36V366" className={drawing.live} />
      <path
        d="M840.5 113.2h15v15h-15zM840.5 211.5h15v15h-15zM840.5 290.5h15v15h-15z"
        className="fill-signal"
      />
      <path d="M560 356v6" className={drawing.line} />
      <DrawingText
        x="560"
        y="384"
        textAnchor="middle"
        className={`${styles.label} fill-ink3`}
        text="1"
      />
      <path d="M656 356v6" className={drawing.line} />
      <DrawingText
        x="656"
        y="384"
        textAnchor="middle"
        className={`${styles.label} fill-ink3`}
        text="7"
      />
      <path d="M768 356v6" className={drawing.line} />
      <DrawingText
        x="768"
        y="384"
        textAnchor="middle"
        className={`${styles.label} fill-ink3`}
        text="14"
      />
      <path d="M880 356v6" className={drawing.line} />
      <DrawingText
        x="880"
        y="384"
        textAnchor="middle"
        className={`${styles.label} fill-ink3`}
        text="21"
      />
      <path d="M992 356v6" className={drawing.line} />
      <DrawingText
        x="992"
        y="384"
        textAnchor="middle"
        className={`${styles.label} fill-ink3`}
        text="28"
      />
      <DrawingText x="344" y="142" className={styles.label} text="blood panel" />
      <DrawingText x="344" y="226" className={styles.label} text="diary" />
      <DrawingText x="344" y="304" className={styles.label} text="symptoms" />
      {wide && (
        <g className={styles.wings}>
          <DrawingText x="344" y="160" className="fill-ink3" text="shaded: reference range" />
        </g>
      )}
      <DrawingText
        x="344"
        y="406"
        className={styles.number}
        text={formatPercent(claims.diagnosisAccuracyPercent)}
      />
      {wide && (
        <g className={styles.wings}>
          <DrawingText x="1000" y="412" textAnchor="end" className="fill-ink3" text="day" />
          <path d={confirmed} className="fill-ink" />
          <DrawingText x="48" y="52" text="of 100 confirmed cases" />
          <DrawingText x="1064" y="52" text="19 clinics, 0 records out" />
          <path
            d="M1074 76H1064V116H1098V76H1088M1124 76H1114V116H1148V76H1138M1174 76H1164V116H1198V76H1188M1224 76H1214V116H1248V76H1238M1274 76H1264V116H1298V76H1288M1074 142H1064V182H1098V142H1088M1124 142H1114V182H1148V142H1138M1174 142H1164V182H1198V142H1188M1224 142H1214V182H1248V142H1238M1274 142H1264V182H1298V142H1288M1074 208H1064V248H1098V208H1088M1124 208H1114V248H1148V208H1138M1174 208H1164V248H1198V208H1188M1224 208H1214V248H1248V208H1238M1274 208H1264V248H1298V208H1288M1074 274H1064V314H1098V274H1088M1124 274H1114V314H1148V274H1138M1174 274H1164V314H1198V274H1188M1224 274H1214V314H1248V274H1238"
            className={drawing.line2}
          />
          <path
            d="M216 286h16v16h-16zM240 286h16v16h-16zM264 286h16v16h-16zM1072 94h18v12h-18zM1122 94h18v12h-18zM1172 94h18v12h-18zM1222 94h18v12h-18zM1272 94h18v12h-18zM1072 160h18v12h-18zM1122 160h18v12h-18zM1172 160h18v12h-18zM1222 160h18v12h-18zM1272 160h18v12h-18zM1072 226h18v12h-18zM1122 226h18v12h-18zM1172 226h18v12h-18zM1222 226h18v12h-18zM1272 226h18v12h-18zM1072 292h18v12h-18zM1122 292h18v12h-18zM1172 292h18v12h-18zM1222 292h18v12h-18z"
            className={drawing.edge}
          />
          <DrawingText
            x="1064"
            y="372"
            className="fill-ink3"
            text="each trains on its own at night"
          />
        </g>
      )}
    </>
  );
}
